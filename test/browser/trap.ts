import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startThief, type Site } from './httpServers';

/** The fixture site behind an address of its own, where calls to one path are sent on to another site. */
export interface Trap {
  origin: string;
  /** What came to the other site. */
  thief: Site;
  /** From now on answers the calls of that method by a redirect with this status to the other site. */
  redirect: (method: string, status: number) => void;
  close: () => Promise<void>;
}

/** `path` is a page of the site at `site` whose calls have the same address. */
export async function setTrap(site: string, path: string): Promise<Trap> {
  const thief = await startThief();
  let redirected = { method: '', status: 0 };

  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const { pathname, searchParams } = new URL(url, site);
    const isCall = pathname === path && (method !== 'GET' || searchParams.has('form'));
    if (isCall && method === redirected.method) {
      incoming.resume();
      outgoing.writeHead(redirected.status, { Location: `${thief.origin}/` }).end();
      return;
    }
    // The `Host` stays as it was, so that the site believes it has this address.
    const asked = ask(new URL(url, site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    thief,
    redirect: (method, status) => {
      redirected = { method, status };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await thief.close();
    },
  };
}
