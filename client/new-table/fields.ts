// The form of a new table is drawn from the options that the rules of a game describe.

export interface OptionsSchema {
  readonly properties?: { readonly [name: string]: OptionSchema };
}

/** As much of JSON Schema as options use. */
export interface OptionSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly OptionSchema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

export type Field =
  | { readonly name: string; readonly kind: 'choice'; readonly values: readonly unknown[]; readonly usual: unknown }
  | { readonly name: string; readonly kind: 'switch'; readonly usual: boolean }
  | {
      readonly name: string;
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly usual: number;
    }
  | { readonly name: string; readonly kind: 'text'; readonly usual: string };

const MOST_CHOICES = 32;
const LARGEST = 1_000_000;

export function fieldsOf(schema: OptionsSchema): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, option]) => fieldOf(name, option));
}

function fieldOf(name: string, option: OptionSchema): Field {
  const values = valuesOf(option);
  if (option.type === 'boolean') return { name, kind: 'switch', usual: option.default === true };
  if (values) return { name, kind: 'choice', values, usual: 'default' in option ? option.default : values[0] };
  if (option.type === 'integer' || option.type === 'number') {
    const min = option.minimum ?? 0;
    const usual = typeof option.default === 'number' ? option.default : min;
    return { name, kind: 'number', min, max: option.maximum ?? LARGEST, usual };
  }
  return { name, kind: 'text', usual: typeof option.default === 'string' ? option.default : '' };
}

/** Every value of an option, where they can be counted; those that stand for none or chance come first. */
function valuesOf(option: OptionSchema): unknown[] | null {
  if ('const' in option) return [option.const];
  if (option.enum) return [...option.enum];
  if (option.type === 'null') return [null];
  if (option.type === 'boolean') return [true, false];
  if (option.anyOf) {
    const parts = option.anyOf.map(valuesOf);
    if (parts.some(part => part === null)) return null;
    return parts.flatMap(part => part ?? []).sort((a, b) => Number(b === null) - Number(a === null));
  }
  const { type, minimum, maximum } = option;
  if (type !== 'integer' || minimum === undefined || maximum === undefined || maximum - minimum >= MOST_CHOICES)
    return null;
  return Array.from({ length: maximum - minimum + 1 }, (_, i) => minimum + i);
}

/** What a form without any change would send. */
export function usualOptions(fields: readonly Field[]): { [name: string]: unknown } {
  return Object.fromEntries(fields.map(field => [field.name, field.usual]));
}

/** Whether there is anything to choose between. */
export function isOpen(field: Field, isAllowed: (value: unknown) => boolean): boolean {
  if (field.kind === 'switch') return isAllowed(true) && isAllowed(false);
  if (field.kind === 'number') return isAllowed(field.min) && isAllowed(field.max);
  return field.kind !== 'choice' || field.values.filter(isAllowed).length > 1;
}
