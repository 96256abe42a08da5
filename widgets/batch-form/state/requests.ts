import { required } from '@shared/answers/values';
import { mapResult } from '@shared/http/result';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getBatch } from '../api';
import type { BatchFormConfig } from '../config';
import { readBatchAnswer } from '../model/shape';

export type BatchFormExtra = Extra<BatchFormConfig>;

/** The batch as the server has it. What is typed over it stands in the form. An answer without a batch is none. */
export const savedBatch = createResource(
  'batch/saved',
  (_: undefined, { http, config }: BatchFormExtra) =>
    mapResult(getBatch(http, config), (answer) => required(readBatchAnswer(answer))),
);
