import type { Result } from '@shared/http/result';
import type { PageAnswer } from '../model/answers';
import { savedPage } from './requests';
import type { Thunk } from './slice';

export const openPage = (): Thunk<Promise<Result<PageAnswer>>> => (dispatch) =>
  dispatch(savedPage.read(undefined));
