import { required } from '@shared/answers/values';
import { mapResult } from '@shared/http/result';
import type { Extra } from '@shared/store/createWidgetStore';
import { getRules } from '../api';
import type { RulesConfig } from '../config';
import { readBook } from '../model/book';
import type { RuleBook } from '../model/rules';

export type RulesExtra = Extra<RulesConfig>;

/** All rules of the server. */
export const getBook = ({ http, config }: RulesExtra) =>
  mapResult(getRules(http, config.urls.rules), (answer): RuleBook => required(readBook(answer)));
