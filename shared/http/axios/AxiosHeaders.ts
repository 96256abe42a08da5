type Headers = Readonly<Record<string, string>>;

/** Headers as they are given: each name is written in one way here, so none has to be found in another. */
export default class AxiosHeaders {
  [name: string]: unknown;

  constructor(headers?: Headers | AxiosHeaders) {
    Object.assign(this, headers);
  }

  static from(headers?: Headers | AxiosHeaders): AxiosHeaders {
    return headers instanceof AxiosHeaders ? headers : new AxiosHeaders(headers);
  }

  static concat(...parts: readonly (Headers | undefined)[]): AxiosHeaders {
    return new AxiosHeaders(Object.assign({}, ...parts) as Headers);
  }

  setContentType(type: string) {
    this['Content-Type'] ??= type;
  }

  delete(name: string) {
    Reflect.deleteProperty(this, name);
  }

  toJSON(): object {
    return Object.assign({}, this);
  }
}
