import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../browser/freePort';

/** What the settings of the Django project read from the environment, without the prefix SHOP_. */
export interface ShopSettings {
  STORAGE?: 'plain' | 'manifest' | 'modules' | 'whitenoise' | 'hashed' | 'hashed-modules';
  EMBED?: 'module' | 'classic' | 'loader';
  /** The mount point that the shop stands below: `/b2b`. */
  MOUNT?: string;
  /** `1`: all pages and calls stand in i18n_patterns. */
  BY_LANGUAGE?: '1';
  /** `1`: three widgets call views of the shop's own, on models. */
  OWN?: '1';
  CSRF?: 'default' | 'sessions' | 'httponly' | 'renamed';
  /** `0` serves what collectstatic collected, as a deployed site does. */
  DEBUG?: '0' | '1';
}

/** Collecting for a storage takes 3 s on an idle machine, and a minute on one that others use. */
export const START_LIMIT = 150_000;

/** A Django project that runs, over the fixture server of the test run. */
export class Shop {
  private constructor(
    readonly origin: string,
    /** What goes before each of its addresses, as `/b2b`. */
    readonly below: string,
    private readonly server: ChildProcess,
    private readonly data: string,
  ) {}

  static async start(settings: ShopSettings, backend: string): Promise<Shop> {
    const port = String(await freePort());
    const data = mkdtempSync(path.join(tmpdir(), 'ww-shop-'));
    const env = {
      ...process.env,
      ...Object.fromEntries(
        Object.entries(settings).map(([name, value]) => [`SHOP_${name}`, value]),
      ),
      PORT: port,
      SHOP_DATA: data,
      FIXTURE_BACKEND: backend,
    };
    const server = spawn(process.execPath, ['fixtures/django/start.mjs'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: string[] = [];
    server.stdout.on('data', (text) => printed.push(String(text)));
    server.stderr.on('data', (text) => printed.push(String(text)));

    const below = settings.MOUNT ?? (settings.BY_LANGUAGE ? '/en' : '');
    const shop = new Shop(`http://127.0.0.1:${port}`, below, server, data);
    const isGone = () => server.exitCode !== null || server.signalCode !== null;
    try {
      await expect
        .poll(async () => isGone() || (await shop.answers()), { timeout: START_LIMIT })
        .toBe(true);
      expect(isGone()).toBe(false);
    } catch {
      await shop.stop();
      throw new Error(`Django did not start.\n${printed.join('')}`);
    }
    return shop;
  }

  async stop(): Promise<void> {
    // A process that a signal ended has no exit code, and says no second time that it is gone.
    if (this.server.exitCode === null && this.server.signalCode === null) {
      const gone = new Promise((resolve) => this.server.once('exit', resolve));
      this.server.kill('SIGTERM');
      await gone;
    }
    rmSync(this.data, { recursive: true, force: true });
  }

  private async answers(): Promise<boolean> {
    return fetch(`${this.origin}${this.below}/accounts/login/`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
