import { unreadable } from '@shared/answers/values';
import { asResult } from '@shared/store/asResult';
import type { Extra } from '@shared/store/createWidgetStore';
import { getRules } from '../api';
import type { RulesConfig } from '../config';
import { readBook } from '../model/book';
import type { RuleBook } from '../model/rules';

export type RulesExtra = Extra<RulesConfig>;

/** All rules of the server. */
export const getBook = ({ http, config }: RulesExtra) =>
  asResult(
    getRules(http, config.urls.rules).then((answer): RuleBook => {
      const book = readBook(answer);
      if (!book) throw unreadable('');
      return book;
    }),
  );
