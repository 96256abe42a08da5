export interface NumberedError {
  /** What is wrong, in one sentence without the facts of the case. */
  says: string;
  fix: string;
  /** A warning leaves the widget working. */
  level: 'error' | 'warning';
  /** Where it is told: always in the console, only with `data-debug`, by `wholesale-widgets check`. */
  seen: readonly ('console' | 'debug' | 'check')[];
}

const everywhere = ['console', 'debug', 'check'] as const;
const inDebug = ['debug'] as const;

/**
 * Every mistake that a backend developer can make, under the number that console, panel, check and docs
 * give it. Numbers are never given anew. The texts are loaded with the doctor only: other code takes
 * nothing but the type of the numbers.
 */
export const errors = {
  1: {
    says: 'The config is not JSON.',
    fix: 'Let Django write it: {{ config|json_script:"some-id" }} in the template and data-config-from="some-id" on the host. An empty config means that the view did not put the variable into the context; one that breaks off means that a quote of the JSON ended the attribute, which |safe allows.',
    level: 'error',
    seen: everywhere,
  },
  2: {
    says: 'A key of the config is missing or of the wrong kind.',
    fix: 'Give the key the kind that config/<widget>.schema.json asks for. Numbers are not quoted, True and False come from a Python bool, and a key without a value is left out rather than None or "".',
    level: 'error',
    seen: everywhere,
  },
  3: {
    says: 'data-config-from names a block that is not on the page.',
    fix: 'Print {{ config|json_script:"some-id" }} on the same page, with exactly that id. In a fragment for htmx or Turbo it has to stand in the fragment too.',
    level: 'error',
    seen: everywhere,
  },
  4: {
    says: 'No script of the page knows the widget.',
    fix: 'Compare data-widget with the names in manifest.json (lower case, with hyphens), and print the script tag of that widget or of loader.js. Where the name is right, see in the browser whether the script was loaded: run collectstatic, and open its address.',
    level: 'error',
    // Without data-debug only the loader notices, and says it in the console.
    seen: ['debug', 'check'],
  },
  5: {
    says: 'An address of the config does not belong to this site.',
    fix: "Use a path as {% url %} or reverse() gives it. With request.build_absolute_uri() behind a proxy set SECURE_PROXY_SSL_HEADER and USE_X_FORWARDED_HOST, or leave it out. Widgets call the page's own origin only.",
    level: 'error',
    seen: everywhere,
  },
  6: {
    says: 'A write was sent without a CSRF token.',
    fix: 'Put the token into the config, as csrf.token: get_token(request) of django.middleware.csrf. That works with CSRF_USE_SESSIONS and CSRF_COOKIE_HTTPONLY too. With a renamed cookie and no token in the config, csrf.cookieName has to be CSRF_COOKIE_NAME.',
    level: 'error',
    seen: inDebug,
  },
  7: {
    says: 'An address answers with a page of HTML where JSON is expected.',
    fix: 'Answer JsonResponse to this call. Where page and data share an address, the view tells them apart by the query of the call. Exclude the address from middleware and catch-all routes that render pages.',
    level: 'error',
    seen: inDebug,
  },
  8: {
    says: 'An answer differs from the contract.',
    fix: 'Compare the view with the operation of that id in openapi.json. Names and kinds count: a Decimal that turned into text, a None where a list is expected, a field that was renamed.',
    level: 'error',
    seen: inDebug,
  },
  9: {
    says: 'The style sheet of the widgets could not be loaded.',
    fix: 'Open the address of widgets.css: it lies one folder above chunks/ and classic/, so copy dist/ as it is and run collectstatic. With a Content-Security-Policy its origin has to be in style-src.',
    level: 'error',
    seen: inDebug,
  },
  10: {
    says: 'The page brings the same widget under two addresses.',
    fix: 'Print one script tag per widget, or that of loader.js alone. Two addresses often are an old and a new collectstatic, or a base template and a block that both print the tag. The first script that runs is the one used.',
    level: 'warning',
    seen: inDebug,
  },
  11: {
    says: 'The config was escaped once too often.',
    fix: 'An attribute takes the JSON with plain autoescaping: no escapejs, force_escape or escape beside it. A script block is not unescaped by the browser: fill it by json_script, never by {{ }}.',
    level: 'error',
    seen: everywhere,
  },
  12: {
    says: 'The config is a printed Python dict, not JSON.',
    fix: '{{ config }} prints single quotes, True and None. Hand the dict to json_script and name its id in data-config-from.',
    level: 'error',
    seen: everywhere,
  },
  13: {
    says: 'The server redirected a call to the address with a slash at its end.',
    fix: 'Give the config the address with its slash, as reverse() does. APPEND_SLASH turns a POST into a GET, so that nothing is saved.',
    level: 'error',
    seen: inDebug,
  },
  14: {
    says: 'The config does not say who is signed in.',
    fix: 'Add user: {"id": request.user.pk, "role": …}. Without it no unsaved work is kept over a reload, and a refused CSRF token cannot be mended.',
    level: 'warning',
    seen: ['debug', 'check'],
  },
  15: {
    says: 'The locale is no language tag, or the time zone is not known.',
    fix: 'Use get_language() of django.utils.translation ("pt-br"), or leave the key out: then the lang of the page counts. Until then amounts and dates are written as the page says. For the time zone use get_current_timezone_name() of django.utils.timezone ("America/Denver"); until then today is the reader\'s.',
    level: 'warning',
    seen: ['debug', 'check'],
  },
  16: {
    says: 'The server refused the CSRF token.',
    fix: "Look whether the page is cached with another user's token, whether CSRF_HEADER_NAME is another (csrf.headerName of the config), and whether CSRF_TRUSTED_ORIGINS and the proxy's headers fit the address of the page.",
    level: 'error',
    seen: inDebug,
  },
  17: {
    says: 'No view takes the call.',
    fix: 'Compare the address with urls.py for status 404: a site under a mount point gives it as urls.base, and a call that has another address there as urls.calls. For 405 the view has to allow the method, in require_http_methods or as a method of the class.',
    level: 'error',
    seen: inDebug,
  },
  18: {
    says: 'The view failed.',
    fix: "Read the traceback in the server's log; the call is the one named here.",
    level: 'error',
    seen: inDebug,
  },
  19: {
    says: 'The server redirected a call to the same address with a language before it.',
    fix: 'The view stands in i18n_patterns. Give the config urls.base with the language ("/en"), or take the view out of i18n_patterns. A redirected write is lost.',
    level: 'error',
    seen: inDebug,
  },
} as const satisfies Record<number, NumberedError>;

export type ErrorNumber = keyof typeof errors;

/** A numbered mistake with the facts of the case, as console, panel and check print it. */
export type Problem = `WW${ErrorNumber} ${string}`;

const numbers = Object.keys(errors).map(Number) as ErrorNumber[];

/** The entries of the table in the order of their numbers. */
export const allErrors = (): readonly (NumberedError & { number: ErrorNumber })[] =>
  numbers.map((number) => ({ number, ...errors[number] }));

export const errorOf = (problem: Problem): NumberedError =>
  errors[Number(/\d+/.exec(problem)?.[0]) as ErrorNumber];
