// axios says of these modules what they are only where its main module hands them on.
declare module 'axios/unsafe/core/Axios.js' {
  export { Axios as default } from 'axios';
}
declare module 'axios/unsafe/cancel/CanceledError.js' {
  export { CanceledError as default } from 'axios';
}
declare module 'axios/unsafe/cancel/isCancel.js' {
  export { isCancel as default } from 'axios';
}
