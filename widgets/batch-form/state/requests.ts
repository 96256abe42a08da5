import { unreadable } from '@shared/answers/values';
import { createResource } from '@shared/store/createResource';
import type { Extra } from '@shared/store/createWidgetStore';
import { getBatch } from '../api';
import type { BatchFormConfig } from '../config';
import { batchAnswerIn } from '../model/shape';

export type BatchFormExtra = Extra<BatchFormConfig>;

/** The batch as the server has it. What is typed over it stands in the form. An answer without a batch is none. */
export const savedBatch = createResource(
  'batch/saved',
  async (_: undefined, { http, config }: BatchFormExtra) => {
    const answer = batchAnswerIn(await getBatch(http, config));
    if (!answer) throw unreadable('');
    return answer;
  },
);
