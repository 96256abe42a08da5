import type { SaveRulesBody } from '@shared/contract/rules';
import { HttpError } from '@shared/http/failure';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import { ownUrl } from '@shared/urls';
import { getRules, postRules } from '../api';
import type { RulesConfig } from '../config';
import { readBook } from '../model/book';
import type { RuleBook } from '../model/rules';

export type RulesExtra = Extra<RulesConfig>;

async function readAll({ http, config }: RulesExtra): Promise<RuleBook> {
  const book = readBook(await getRules(http, config.urls.rules));
  if (!book) throw new HttpError({ kind: 'server', status: 200, message: '', fields: [] });
  return book;
}

export const loadRules = createRequest('rules/load', (_: undefined, extra: RulesExtra) =>
  readAll(extra),
);

/** The same read when rules are there already: when it fails, what is shown stays. */
export const refreshRules = createRequest('rules/refresh', (_: undefined, extra: RulesExtra) =>
  readAll(extra),
);

/** Asks only for what a filter lets through, to learn whether the list has moved on. */
export const checkRules = createRequest(
  'rules/check',
  async (filter: Readonly<Record<string, string>>, { http, config }: RulesExtra) =>
    (await getRules(http, config.urls.rules, filter)).version,
);

export const sendChanges = createRequest(
  'rules/save',
  ({ url, body }: { url: string | undefined; body: SaveRulesBody }, { http, config }: RulesExtra) =>
    postRules(http, ownUrl(url) ?? config.urls.rules, body),
);
