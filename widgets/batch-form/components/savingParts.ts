/** What a save needs, from the payload to the words of how it went, also of earlier visits. It comes apart from the first load. */
export { placeErrors } from '../model/errors';
export { payloadOf } from '../model/payload';
export { addBatch, saveBatch } from '../state/saveThunks';
export { FormConflicts } from './FormConflicts';
export { Notices } from './Notices';
export { BatchSaveResult } from './BatchSaveResult';
