import { required } from '../answers/values';
import type { Http, Query } from '../http/http';
import { mapResult } from '../http/result';
import { readBook } from './book';
import type { RuleBook } from './rules';

/**
 * R1: the rules of a vendor with their fields, narrowed to those that name the values of `filter`. An answer without
 * rules or fields is a failure.
 */
export const getRules = (http: Http, url: string, filter: Query = {}) =>
  mapResult(http.get<unknown>(url, { query: filter }), (answer): RuleBook =>
    required(readBook(answer)),
  );
