import type { Http } from '../http/http';
import type { Result } from '../http/result';
import { describeRows, type RowErrors, type RowsNow } from './describeRows';
import type { RowFields } from './rowFields';
import { problemIn } from './rowFields';

export interface TestFields {
  name: string;
  status: string;
  price: string;
  cost: string;
  minimum: string;
  tags: string;
}

export interface TestRow extends TestFields {
  id: number;
}

export const row: TestRow = {
  id: 2,
  name: 'Gelato',
  status: 'active',
  price: '12.50',
  cost: '',
  minimum: '3',
  tags: 'New, Seasonal',
};

export const fields: RowFields<TestFields> = {
  name: { type: 'text', problem: (name) => (name.trim() === '' ? 'Enter a name.' : null) },
  status: {
    type: 'choice',
    choices: () => [
      { id: 'active', name: 'Active' },
      { id: 'draft', name: 'Draft' },
    ],
  },
  price: { type: 'money' },
  cost: { type: 'money', isOptional: true },
  minimum: { type: 'count' },
  tags: { type: 'tags' },
};

type Drafts = readonly { id: number | string; edits: Partial<TestFields> }[];

interface Server {
  read: (ids: readonly (number | string)[]) => Promise<Result<RowsNow<TestRow>>>;
  send: (drafts: Drafts) => Promise<Result<RowErrors | null>>;
}

const noText = () => '';

/** A kind of row that knows all types of fields, over what stands for its server. */
export const kindOver = ({ read, send }: Server, atOnce: 'all' | number) =>
  describeRows<TestRow, TestFields, { http: Http }>({
    fields,
    titleOf: ({ name }) => name,
    read: (_, ids) => read(ids),
    send: (_, drafts) => send(drafts),
    refresh: () => () => undefined,
    atOnce,
    listName: 'rows',
    gone: () => ({ field: 'id', message: 'Gone.' }),
    words: {
      changed: noText,
      save: noText,
      saved: noText,
      wrong: noText,
      searching: noText,
      unknown: noText,
      offered: noText,
    },
  });

const nowhere = () => Promise.reject(new Error('There is no server.'));

export const kind = kindOver({ read: nowhere, send: nowhere }, 100);

/** What an editor knows of its rows, in dollars. */
export const facts = {
  kind,
  decimals: 2,
  problemOf: (name: keyof TestFields, value: string) => problemIn(fields[name], value, 2),
};
