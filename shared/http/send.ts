import { Axios, AxiosError, isCancel, type AxiosRequestConfig } from 'axios';
import type { Answer, Call, NoAnswer } from './classify';
import { sameOriginFetch, type Ending } from './sameOriginFetch';

/** Sends one call once. Resolves to whatever came back; never settles when `config.signal` aborts. */
export type Send = (call: Call, config: AxiosRequestConfig) => Promise<Answer | NoAnswer>;

/** Is told of each call that ended, with what came back and after how many milliseconds. Must not throw. */
export type OnCall = (
  call: Call,
  sent: Pick<AxiosRequestConfig, 'method' | 'params'>,
  answer: Answer | NoAnswer,
  time: number,
) => void;

/** The same, telling `onCall`. */
export const observed =
  <Sent extends Parameters<OnCall>[1]>(
    send: (call: Call, sent: Sent) => Promise<Answer | NoAnswer>,
    onCall?: OnCall,
  ): typeof send =>
  async (call, sent) => {
    const start = Date.now();
    const answer = await send(call, sent);
    onCall?.(call, sent, answer, Date.now() - start);
    return answer;
  };

/** An axios instance of its own. `timeout` in seconds; 20 for reads and 30 for writes by default. */
export function createSend(timeout?: number): Send {
  const client = new Axios({
    adapter: sameOriginFetch,
    headers: { Accept: 'application/json' },
    // Answers are judged in one place, with their address and status; bodies arrive here as text.
    validateStatus: () => true,
    transformRequest: (data: unknown) => data,
    transformResponse: (data: unknown) => data,
  });

  return async (call, config) => {
    try {
      const response = await client.request<string>({
        timeout: 1000 * (timeout ?? (call.isWrite ? 30 : 20)),
        ...config,
        url: call.url,
      });
      const { data, status, headers } = response;
      const ending = response.request as Ending;
      return { ...ending, status, text: data, retryAfter: headers['retry-after'] as string };
    } catch (error) {
      if (isCancel(error)) return new Promise(() => undefined);
      if (!(error instanceof AxiosError)) throw error;
      return error.code === AxiosError.ETIMEDOUT ? 'timeout' : 'offline';
    }
  };
}
