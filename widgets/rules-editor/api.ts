import type { SaveRulesAnswer, SaveRulesBody } from '@shared/contract/rules';
import type { Http, Query } from '@shared/http/http';
import { getRules } from '@shared/rules/getRules';

/** R1: the rules with their fields, narrowed to those that name the values of `filter`. */
export const getBook = (http: Http, url: string, filter?: Query) => getRules(http, url, filter);

/** R2: saves changes and order, all or none. Returns the rules that were created or updated, where it does. */
export const postRules = (http: Http, url: string, body: SaveRulesBody) =>
  http.post<Partial<SaveRulesAnswer> | null | undefined>(url, body);
