import { expect, test } from 'vitest';
import {
  boundedPercentage,
  capital,
  clockTime,
  grouped,
  inPerson,
  isCertain,
  listing,
  mapped,
  nameOf,
  percentage,
  say,
  signed,
  subjects,
  uncapital,
} from '../grammar.ts';

test('words are listed with what stands before the last one', () => {
  expect(listing([], ' and ')).toBe('');
  expect(listing(['a'], ' and ')).toBe('a');
  expect(listing(['a', 'b', 'c'], ' and ')).toBe('a, b and c');
});

test('seats are called by name, else by number; nobody by the bare word', () => {
  expect(nameOf(['Ana', ''], 0, 'Player')).toBe('Ana');
  expect(nameOf(['Ana', ''], 1, 'Player')).toBe('Player 2');
  expect(nameOf(['Ana'], 2, 'Player')).toBe('Player 3');
  expect(nameOf(['Ana'], null, 'Player')).toBe('Player');
});

test('what happened is said by the maker of its type', () => {
  type Event = { type: 'won'; by: string } | { type: 'lost' };
  const said = (event: Event): string =>
    say<Event, [string], string>(
      { won: ({ by }, end) => `${by} won${end}`, lost: (_, end) => `lost${end}` },
      event,
      '!',
    );
  expect([said({ type: 'won', by: 'Ana' }), said({ type: 'lost' })]).toEqual(['Ana won!', 'lost!']);
});

test('letters, groups and records', () => {
  expect([capital('état'), uncapital('Les uns')]).toEqual(['État', 'les uns']);
  expect(grouped(['b', 'a', 'b'])).toEqual([
    ['b', 2],
    ['a', 1],
  ]);
  expect(mapped({ a: 1, b: 2 }, (value, key) => `${key}${value}`)).toEqual({ a: 'a1', b: 'b2' });
});

test('nearly none and nearly all are not called none and all, and a sum of chances that is off by a hair is', () => {
  const said = (share: number): string => {
    const { sign, hundredths } = boundedPercentage(share);
    return `${sign}${hundredths}`;
  };
  expect([0, 0.004, 0.006, 0.5, 0.994, 0.996, 1].map(said)).toEqual(['0', '<1', '1', '50', '99', '>99', '100']);
  expect([1e-12, 0.1 + 0.2 + 0.7 - 1e-12].map(said)).toEqual(['0', '100']);
  expect([1, 1 - 1e-12, 0.9999].map(isCertain)).toEqual([true, true, false]);
});

test('numbers as every language writes them', () => {
  expect([percentage(0.125), percentage(0.124), percentage(1)]).toEqual([13, 12, 100]);
  expect([signed(2), signed(0), signed(-2)]).toEqual(['+2', '+0', '−2']);
  expect([clockTime(0), clockTime(65), clockTime(905)]).toEqual(['0:00', '1:05', '15:05']);
});

test('whoever reads a sentence about themselves is spoken to', () => {
  const names = ['Ana', 'Bo', 'Cy'];
  const told = (seats: number[], reader: number | null): string => {
    const who = subjects(seats, reader, seat => names[seat] ?? '', 'vous');
    return `${listing(who.names, ' et ')} ${inPerson(who, 'gagne', 'gagnent', 'gagnez')}`;
  };
  expect(told([1], null)).toBe('Bo gagne');
  expect(told([0, 1], 2)).toBe('Ana et Bo gagnent');
  expect(told([0, 1], 1)).toBe('vous et Ana gagnez');
  expect(told([1], 1)).toBe('vous gagnez');
});
