import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

type Allowed = (problem: string) => boolean;

/**
 * Collects whatever goes wrong on any page of a context, a sentence each: errors and warnings of the
 * console, exceptions, requests that failed, violations of the content security policy.
 */
export class Watch {
  private readonly problems: string[] = [];
  private readonly allowed: Allowed[] = [];

  async start(context: BrowserContext): Promise<void> {
    context.on('console', (message) => this.console(message));
    context.on('weberror', (error) => this.add(`exception: ${String(error.error())}`));
    context.on('requestfailed', (request) => this.failed(request));
    // Chromium prints violations too, but not those of a policy that only reports to the page.
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sourceFile, lineNumber } = event;
        console.error(
          `CSP ${violatedDirective}: ${blockedURI} at ${sourceFile}:${String(lineNumber)}`,
        );
      });
    });
  }

  /** Forgets everything: what went wrong and what was allowed. */
  reset(): void {
    this.problems.length = 0;
    this.allowed.length = 0;
  }

  /** Lets problems pass whose sentence fits. */
  allow(allowed: RegExp | Allowed): void {
    this.allowed.push(typeof allowed === 'function' ? allowed : (problem) => allowed.test(problem));
  }

  /** What went wrong and was not allowed. */
  found(): string[] {
    return this.problems.filter((problem) => !this.allowed.some((allows) => allows(problem)));
  }

  private add(problem: string): void {
    this.problems.push(problem);
  }

  private console(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    this.add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }

  private failed(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // Reads that a newer one or a navigation made pointless. A dropped answer has another reason.
    if (reason === 'net::ERR_ABORTED') return;
    this.add(`request failed: ${request.method()} ${request.url()} ${reason}`);
  }
}
