import { mapResult } from '@shared/http/result';
import { unreadable } from '@shared/answers';
import type { Extra } from '@shared/store/createWidgetStore';
import { getRules } from '../api';
import type { RulesConfig } from '../config';
import { readBook } from '../model/book';
import type { RuleBook } from '../model/rules';

export type RulesExtra = Extra<RulesConfig>;

/** All rules of the server. */
export const getBook = ({ http, config }: RulesExtra) =>
  mapResult(getRules(http, config.urls.rules), (answer): RuleBook => {
    const book = readBook(answer);
    if (!book) throw unreadable('');
    return book;
  });
