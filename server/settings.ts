import { parseArgs } from 'node:util';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { Complaint } from './complaint.ts';

// Flags win over the environment; both are listed in the README.

const schema = z.strictObject({
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  host: z.string().min(1).default('0.0.0.0'),
  data: z.string().min(1).default('data'),
  botPace: z.coerce.number().int().min(0).max(60_000).default(900),
  rulesThreads: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, availableParallelism() - 1)),
  rulesLimit: z.coerce.number().int().min(50).max(600_000).default(5000),
  requestsPerMinute: z.coerce.number().int().min(1).default(600),
  messagesPerSecond: z.coerce.number().int().min(1).default(20),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  trustProxy: z.stringbool().default(false),
});
export type Settings = z.infer<typeof schema>;

const VARIABLES: { readonly [name in keyof Settings]: string } = {
  port: 'PORT',
  host: 'HOST',
  data: 'REMPART_DATA',
  botPace: 'REMPART_BOT_PACE',
  rulesThreads: 'REMPART_RULES_THREADS',
  rulesLimit: 'REMPART_RULES_LIMIT',
  requestsPerMinute: 'REMPART_REQUESTS_PER_MINUTE',
  messagesPerSecond: 'REMPART_MESSAGES_PER_SECOND',
  logLevel: 'REMPART_LOG',
  trustProxy: 'REMPART_TRUST_PROXY',
};

export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): Settings {
  const given: Record<string, string> = {};
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const value = environment[variable];
    if (value !== undefined && value !== '') given[name] = value;
  }
  Object.assign(given, flags(args));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const name = String(issue?.path[0] ?? '');
  throw new Complaint('setting', { name, value: given[name] ?? '', reason: issue?.message ?? '' });
}

function flags(args: readonly string[]): Record<string, string> {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: text, host: text, data: text, 'bot-pace': text },
    });
    const { 'bot-pace': botPace, ...rest } = values;
    const named = { ...rest, ...(botPace === undefined ? {} : { botPace }) };
    return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  } catch (error) {
    throw new Complaint('setting', { name: '', value: '', reason: (error as Error).message });
  }
}
