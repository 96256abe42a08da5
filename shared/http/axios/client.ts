/**
 * What the build takes for the package axios: of it what `shared/http` uses. `shared/build/axiosParts.ts` says which
 * modules of axios come along as they are, and which of them the files of this folder stand in for.
 */
export { default as Axios } from 'axios/unsafe/core/Axios.js';
export { default as AxiosError } from './AxiosError';
export { default as CanceledError } from 'axios/unsafe/cancel/CanceledError.js';
export { default as isCancel } from 'axios/unsafe/cancel/isCancel.js';
