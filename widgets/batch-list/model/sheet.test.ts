import type { BatchTemplate, TemplateColumn } from '@shared/contract/batchList';
import { parseCsv } from '@shared/csv/csv';
import { readSheet } from './sheet';

const column = (name: string, label: string, kind: TemplateColumn['kind']): TemplateColumn => ({
  name,
  label,
  kind,
  isRequired: name === 'ref',
  isKey: name === 'ref',
});

const template: BatchTemplate = {
  filename: 'batches.csv',
  columns: [
    column('ref', 'Reference', 'text'),
    column('thc', 'THC %', 'number'),
    column('expiration_date', 'Expires', 'day'),
  ],
  rows: [['OLD', '21.4000', '2027-09-14']],
};

const sheetOf = (text: string, locale = 'en-US') =>
  readSheet(parseCsv(text), template, locale, '2026-11-21');

describe('a cell of numbers', () => {
  it.each([
    ['21.4', '21.4'],
    ['"21,4"', '21.4'],
    ['"1,234.5"', '1234.5'],
    ['-3', '-3'],
    ['٢١٫٤', '21.4'],
    ['', ''],
  ])('is read: %s', (cell, sent) => {
    const { valid, wrong } = sheetOf(`Reference,THC %\nNEW,${cell}\n`);
    expect(wrong).toEqual([]);
    expect(valid.map(({ cells }) => cells)).toEqual([['NEW', sent]]);
  });

  it.each([
    ['"5 10"', 'en-US', 'Enter one number only.'],
    ['"5\n10"', 'en-US', 'Enter one number only.'],
    ['5 DOZ', 'en-US', 'Enter a number.'],
    ['0x10', 'en-US', 'Write the number like 1,234.5.'],
    ['1e5', 'en-US', 'Write the number like 1,234.5.'],
    ['"1,23,4"', 'en-US', 'Write the number like 1,234.5.'],
    ['1.234', 'de-DE', '“1.234” can be read as 1.234 and as 1234.'],
  ])('is refused and not guessed: %s in %s', (cell, locale, says) => {
    const { valid, wrong } = sheetOf(`Reference,THC %\nNEW,${cell}\n`, locale);
    expect(valid).toEqual([]);
    expect(wrong.map(({ errors }) => errors)).toEqual([[{ column: 'THC %', says }]]);
  });
});

describe('a day', () => {
  it.each(['0127-09-03', '0027-09-03', '1989-12-31', '2101-01-01'])(
    'is refused in a year that is hardly meant: %s',
    (cell) => {
      const { wrong } = sheetOf(`Reference,Expires\nNEW,${cell}\n`);
      const says = 'Enter a year from 1990 to 2100.';
      expect(wrong.map(({ errors }) => errors)).toEqual([[{ column: 'Expires', says }]]);
    },
  );

  it('in the past is said of what would expire on it, where a row makes it so', () => {
    const rows = ['NEW,2026-11-20', 'LATER,2026-11-21', 'OLD,2026-11-01', 'EMPTY,'];
    expect(sheetOf(`Reference,Expires\n${rows.join('\n')}\n`).expired).toEqual(['NEW', 'OLD']);
  });
});

describe('a row of a batch that is there', () => {
  it('changes what differs, clears what is blank, and leaves what has no column', () => {
    const { valid, absent } = sheetOf('Reference,THC %\nOLD,\n');
    expect(valid).toMatchObject([
      { isNew: false, changes: [{ column: 'THC %', from: '21.4000', to: '' }] },
    ]);
    expect(absent).toEqual(['Expires']);
  });

  it('is not sent where its numbers are the same in other words', () => {
    const { valid, unchanged } = sheetOf('Reference,THC %\nOLD,"21,40"\n');
    expect([valid, unchanged]).toEqual([[], 1]);
  });

  it('is asked for where a reference differs from its own in what is hard to see alone', () => {
    for (const reference of ['old', 'ＯＬＤ', 'O\u200bLD']) {
      const { valid, wrong } = sheetOf(`Reference,THC %\n${reference},20\n`);
      expect(valid).toEqual([]);
      expect(wrong.map(({ errors }) => errors)).toEqual([
        [{ column: 'Reference', says: `${reference}: did you mean OLD?` }],
      ]);
    }
  });
});
