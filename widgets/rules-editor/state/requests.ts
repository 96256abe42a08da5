import type { SaveRulesBody } from '@shared/contract/rules';
import { createRequest } from '@shared/store/createRequest';
import type { Extra } from '@shared/store/createWidgetStore';
import { ownUrl } from '@shared/urls';
import { getRules, postRules } from '../api';
import type { RulesConfig } from '../config';
import { readBook } from '../model/rules';

export type RulesExtra = Extra<RulesConfig>;

export const loadRules = createRequest(
  'rules/load',
  async (_: undefined, { http, config }: RulesExtra) =>
    readBook(await getRules(http, config.urls.rules)),
);

/** The same read when rules are there already: when it fails, what is shown stays. */
export const refreshRules = createRequest(
  'rules/refresh',
  async (_: undefined, { http, config }: RulesExtra) =>
    readBook(await getRules(http, config.urls.rules)),
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
