/**
 * What the server answers to the calls that `isMeant` chooses, in place of what the specification promises. They are
 * carried out all the same. It ends with the test, or with `mockRestore` of what this returns.
 */
export function spoilAnswers(isMeant: (request: Request) => boolean, status: number, body: string) {
  const real = window.fetch.bind(window);
  return jest.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!isMeant(new Request(input, init))) return answer;
    const spoilt = new Response(status === 204 ? null : body, {
      status,
      headers: { 'Content-Type': 'application/json' },
    });
    Object.defineProperty(spoilt, 'url', { value: answer.url });
    return spoilt;
  });
}

/** What servers answer to a write beside what is promised, all of it accepted: a name, the status and the body. */
export const unpromised: [name: string, status: number, body: string][] = [
  ['204', 204, ''],
  ['{}', 200, '{}'],
  ['null', 200, 'null'],
  ['"ok"', 200, '"ok"'],
  ['{"success": true}', 200, '{"success": true}'],
  ['{"errors": []}', 200, '{"errors": []}'],
  ['201 with an empty list', 201, '[]'],
];
