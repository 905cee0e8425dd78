import type { TableRefusal } from '../../referee/down.ts';
import type { Status } from '../../referee/messages.ts';

// Why a table does not take something, beside what the rules have against it.

export const STORAGE: TableRefusal = { code: 'storage', rule: null, values: {} };

export const SLOW: TableRefusal = { code: 'slow', rule: null, values: {} };

export const notRunning = (status: Status): TableRefusal => ({ code: 'not-running', rule: null, values: { status } });

export const notPossible = (why: string): TableRefusal => ({ code: 'not-possible', rule: null, values: { why } });
