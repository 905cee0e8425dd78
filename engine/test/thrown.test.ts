import { expect, test } from 'vitest';
import { codeOf, messageOf } from '../thrown.ts';

test('an error says its message, anything else itself', () => {
  expect(messageOf(new Error('no room'))).toBe('no room');
  expect(messageOf('no room')).toBe('no room');
  expect(messageOf(undefined)).toBe('undefined');
});

test('a code is a text, of an error or of anything else that has parts', () => {
  expect(codeOf(Object.assign(new Error('no room'), { code: 'ENOSPC' }))).toBe('ENOSPC');
  expect(codeOf({ code: 'ENOSPC' })).toBe('ENOSPC');
  expect(codeOf({ code: 28 })).toBe('');
  expect(codeOf(new Error('no room'))).toBe('');
  expect(codeOf(null)).toBe('');
});
