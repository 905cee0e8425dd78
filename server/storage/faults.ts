import { codeOf, messageOf } from '../../engine/thrown.ts';

// PostgreSQL: connection, others who hold it, resources, operator intervention, system. Sockets: refused, reset, gone.
const CODES =
  /^(08|40P01|40001|53|55P03|57|58|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|EIO|EDQUOT|EFBIG|EROFS|SQLITE_(FULL|IOERR|BUSY))/;
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|connection error|query read timeout|database or disk is full|no transaction is active/i;

/** Whether the storage is out of reach or full, rather than asked something wrong. */
export function isStorageFault(error: unknown): boolean {
  return CODES.test(codeOf(error)) || WORDS.test(messageOf(error));
}
