import { answerRequests } from './answerRequests';

const asked: string[] = [];
let reply: (response: Response) => void = () => undefined;
answerRequests((request) => {
  asked.push(new URL(request.url).pathname);
  return new Promise((resolve) => (reply = resolve));
});

const urlOf = (path: string) => new URL(path, location.origin);

describe('a page that is gone', () => {
  let late = reply;
  const heard: string[] = [];

  it('leaves a question open', () => {
    void fetch(urlOf('/first/')).then(() => heard.push('an answer'));
    expect(asked).toEqual(['/first/']);
    late = reply;
  });

  it('neither hears the answer nor follows where it leads, in the page that comes next', async () => {
    late(Response.redirect(urlOf('/second/')));
    const own = fetch(urlOf('/third/'));
    reply(new Response('third'));
    expect(await (await own).text()).toBe('third');
    expect(asked).toEqual(['/first/', '/third/']);
    expect(heard).toEqual([]);
  });
});

it('does not send what was given up before', async () => {
  const asking = fetch(urlOf('/given-up/'), { signal: AbortSignal.abort() });
  await expect(asking).rejects.toThrow('aborted');
  expect(asked).not.toContain('/given-up/');
});
