import type { Result } from './result';

/** Query values; null and undefined are left out, lists are joined by commas as Django views here expect. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>;

export interface ReadOptions {
  query?: Query;
  /**
   * Aborts the read, which then never settles: nobody waits for it any more, so nothing is shown.
   * Writes take no signal: aborting one does not undo it on the server.
   */
  signal?: AbortSignal;
}

export interface WriteOptions {
  query?: Query;
  /**
   * Sent as they are. What must not happen twice needs an `Idempotency-Key` that the server minds: when a kept
   * connection closes before anything came back, Chromium itself sends the request again, a POST too.
   */
  headers?: Readonly<Record<string, string>>;
}

export interface UploadOptions {
  /** Share of the body that has left the browser, 0 to 1; null where the browser does not tell. */
  onProgress?: (share: number | null) => void;
  /** Stops the upload, which then never settles. What has arrived may have been kept: read it again. */
  signal?: AbortSignal;
}

/** The pairs of a form in the order in which they are sent. */
export type FormFields = readonly (readonly [name: string, value: string])[];

/**
 * The calls a widget can make. `url` is an address of the page's own origin, anything else is refused
 * before it is sent. Every method resolves to a `Result`, also when the call fails; success is only ever the expected
 * type of answer from the expected address of this origin.
 */
export interface Http {
  /** Aborts when the widget unmounts. */
  readonly signal: AbortSignal;
  /**
   * Seconds that the server takes for a request at most: the config's `timeout`, 60 by default. What does not
   * show by then will not come any more.
   */
  readonly serverLimit: number;
  get<T>(url: string, options?: ReadOptions): Promise<Result<T>>;
  /**
   * A GET that changes the server's state, where the specification has one: it is sent once, as a write is, and its
   * lost answer is an unknown outcome.
   */
  change<T>(url: string): Promise<Result<T>>;
  post<T>(url: string, body?: unknown, options?: WriteOptions): Promise<Result<T>>;
  put<T>(url: string, body?: unknown, options?: WriteOptions): Promise<Result<T>>;
  patch<T>(url: string, body?: unknown, options?: WriteOptions): Promise<Result<T>>;
  delete<T>(url: string, body?: unknown, options?: WriteOptions): Promise<Result<T>>;
  /**
   * Sends a form as a browser would (urlencoded, with `csrfmiddlewaretoken` added) to a view that answers
   * by a redirect, and resolves to the address at which the answer ended. An answer that is no
   * redirect, or that ended at a login page, is a failure.
   */
  submitForm(url: string, fields: FormFields): Promise<Result<{ url: string }>>;
  /** Sends such a form to a view that answers as it likes; a redirect tells nothing and is a failure. */
  postForm<T>(url: string, fields: FormFields): Promise<Result<T>>;
  /** Sends multipart form data and reports its progress. Returns the JSON. */
  upload<T>(url: string, form: FormData, options?: UploadOptions): Promise<Result<T>>;
}
