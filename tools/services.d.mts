export interface Service {
  readonly url: string;
  readonly pid: number | undefined;
  kill(signal?: NodeJS.Signals): Promise<void>;
  pause(): void;
  resume(): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function findRedis(environment?: NodeJS.ProcessEnv): string | null;
export function needRedis(environment?: NodeJS.ProcessEnv): string | null;
export function needPostgres(environment?: NodeJS.ProcessEnv): string | null;
export function startPostgres(flags?: readonly string[]): Promise<Service>;
export function startRedis(): Promise<Service>;
