import { type ESTree, Visitor, parseSync } from 'vite';

// The titles of tests, as they stand in the source: nothing is run, so that a broken test still counts what it quotes.

const TESTS = new Set(['test', 'it', 'describe']);
const NOT_RUN = new Set(['skip', 'todo']);

type Expression = ESTree.Expression | ESTree.Super;

export function titlesOf(path: string, text: string): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(errors[0].message);
  const titles: string[] = [];
  const visitor = new Visitor({
    CallExpression(node) {
      const chain = chainOf(node.callee);
      if (!chain || chain.words.some(word => NOT_RUN.has(word))) return;
      const title = textOf(node.arguments[0]);
      if (title !== null) titles.push(title, ...filledIn(title, chain.rows));
    },
  });
  visitor.visit(program);
  return titles;
}

/** `test.each([...])` as its words and rows; null for a call of something else. */
function chainOf(callee: Expression): { words: string[]; rows: readonly unknown[] } | null {
  if (callee.type === 'Identifier') return TESTS.has(callee.name) ? { words: [], rows: [] } : null;
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const chain = chainOf(callee.object);
    return chain && { ...chain, words: [...chain.words, callee.property.name] };
  }
  if (callee.type === 'TaggedTemplateExpression') return chainOf(callee.tag);
  if (callee.type !== 'CallExpression') return null;
  const chain = chainOf(callee.callee);
  const rows = callee.arguments[0];
  return chain && { ...chain, rows: rows?.type === 'ArrayExpression' ? rows.elements : [] };
}

type Node = { readonly type: string } | null | undefined;

/** The text of a string, a template or a sum of both; null for anything else. */
function textOf(given: Node): string | null {
  const node = given as ESTree.Expression | null | undefined;
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(q => q.value.cooked ?? '').join('${}');
  if (node?.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const parts = [textOf(node.left), textOf(node.right)];
  return parts.every(part => part === null) ? null : parts.join('');
}

/** What the rows of `each` put into a title by `%s` and `$name`. */
function filledIn(title: string, rows: readonly unknown[]): string[] {
  const places = title.match(/%[sdifjo]/g)?.length ?? 0;
  const names = new Set([...title.matchAll(/\$(\w+)/g)].map(found => found[1]));
  const texts = (rows as ESTree.Expression[]).flatMap(row => {
    if (row?.type === 'ArrayExpression') return row.elements.slice(0, places).map(textOf);
    if (row?.type !== 'ObjectExpression') return places > 0 ? [textOf(row)] : [];
    return row.properties.map(p =>
      p.type === 'Property' && p.key.type === 'Identifier' && names.has(p.key.name) ? textOf(p.value) : null,
    );
  });
  return texts.filter(text => text !== null);
}
