import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { availableParallelism, hostname } from 'node:os';
import { z } from 'zod';
import { messageOf } from '../engine/thrown.ts';
import { USUAL_BOT_PACE } from '../referee/pace.ts';
import { Complaint } from './complaint.ts';

// Flags win over the environment; both are listed in the README.

const schema = z.strictObject({
  port: z.coerce.number().int().min(0).max(65_535).default(3000),
  host: z.string().min(1).default('0.0.0.0'),
  data: z.string().min(1).default('data'),
  botPace: z.coerce.number().int().min(0).max(60_000).default(USUAL_BOT_PACE), // games with a pace of their own keep it at the usual one
  /** Thoughts that a bot may have before it answers; 0: as many as it has time for. */
  botThoughts: z.coerce.number().int().min(0).default(0),
  rulesThreads: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, availableParallelism() - 1)),
  rulesLimit: z.coerce.number().int().min(50).max(600_000).default(5000),
  /** Seconds after which a table that nobody looks at is put to sleep. */
  asleepAfter: z.coerce.number().int().min(1).default(900),
  requestsPerMinute: z.coerce.number().int().min(1).default(600),
  /** Tables that one guest may open; the address behind which it is has a few guests' worth. */
  tablesPerHour: z.coerce.number().int().min(1).default(30),
  messagesPerSecond: z.coerce.number().int().min(1).default(20),
  logLevel: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  seed: z.string().max(200).default(''),
  trustProxy: z.stringbool().default(false),
  /** Where several servers keep everything together; empty: a file in the data folder. */
  database: z
    .string()
    .regex(/^(postgres(ql)?:\/\/.+)?$/)
    .default(''),
  /** Where servers talk and share work; empty: the database does it. */
  redis: z
    .string()
    .regex(/^(rediss?:\/\/.+)?$/)
    .default(''),
  /** Opens the operator's page; empty: there is none. */
  adminToken: z.union([z.literal(''), z.string().min(16)]).default(''),
  /** How this server is called among the others. */
  node: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .default(
      () =>
        `${hostname()
          .replace(/[^\w.-]/g, '')
          .slice(0, 40)}-${randomBytes(3).toString('hex')}`,
    ),
});
export type Settings = z.infer<typeof schema>;

const VARIABLES: { readonly [name in keyof Settings]: string } = {
  port: 'PORT',
  host: 'HOST',
  data: 'REMPART_DATA',
  botPace: 'REMPART_BOT_PACE',
  botThoughts: 'REMPART_BOT_THOUGHTS',
  rulesThreads: 'REMPART_RULES_THREADS',
  rulesLimit: 'REMPART_RULES_LIMIT',
  asleepAfter: 'REMPART_ASLEEP_AFTER',
  requestsPerMinute: 'REMPART_REQUESTS_PER_MINUTE',
  tablesPerHour: 'REMPART_TABLES_PER_HOUR',
  messagesPerSecond: 'REMPART_MESSAGES_PER_SECOND',
  logLevel: 'REMPART_LOG',
  seed: 'REMPART_SEED',
  trustProxy: 'REMPART_TRUST_PROXY',
  database: 'DATABASE_URL',
  redis: 'REDIS_URL',
  adminToken: 'REMPART_ADMIN_TOKEN',
  node: 'REMPART_NODE',
};

const SECRET: readonly string[] = ['database', 'redis', 'adminToken'] satisfies (keyof Settings)[];

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
  // Addresses hold passwords: they are not repeated on a screen.
  const value = SECRET.includes(name) ? '...' : (given[name] ?? '');
  throw new Complaint('setting', { name, value, reason: issue?.message ?? '' });
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
    throw new Complaint('setting', { name: '', value: '', reason: messageOf(error) });
  }
}
