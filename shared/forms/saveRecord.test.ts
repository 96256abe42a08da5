import * as v from 'valibot';
import type { Http } from '../http/http';
import { createWidgetStore } from '../store/createWidgetStore';
import { describeRecord } from './describeRecord';
import { saveRecord } from './saveRecord';

interface Row {
  id: number;
  name: string;
}
const mistake = new TypeError('no such thing');

it('hands a programming error in the search for a new record to the error boundary', async () => {
  const crash = jest.fn();
  const store = createWidgetStore((state: object = {}) => state, {
    http: {} as Http,
    config: {},
    events: { emit: () => true, on: () => () => undefined },
    services: {},
    crash,
  });
  const kind = describeRecord<Row, { name: string }, { http: Http }>({
    fields: { name: { label: () => 'Name', schema: v.string() } },
    read: () => Promise.reject(mistake),
    create: () => Promise.resolve({ ok: true, value: undefined }),
    change: () => Promise.resolve({ ok: true, value: undefined }),
    refresh: () => () => undefined,
  });
  const draft = { id: null, base: { name: '' }, edits: { name: 'Inland' } };
  const end = await store.dispatch(saveRecord(kind, draft, { onSearch: jest.fn() }));
  expect(end.status).toBe('saved');
  const find = 'find' in end ? end.find : undefined;
  await expect(find?.()).rejects.toBe(mistake);
  expect(crash).toHaveBeenCalledWith(mistake);
});
