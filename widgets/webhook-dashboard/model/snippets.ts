export type Language = 'python' | 'node';

/**
 * Code for a receiver that tells what we sent from what anybody sent. Each compares in constant time, takes any of the
 * signatures that stand there while two secrets are valid, and refuses what was recorded and sent again.
 */
export const snippetOf = (language: Language, signatureHeader: string): string =>
  (language === 'python' ? python : node)
    .replaceAll('SIGNATURE_HEADER', signatureHeader)
    // As it is written for Node, the build would take it for code that no browser runs.
    .replace('LOAD', 'require');

const python = `import hashlib
import hmac
import time


def is_genuine(header: str, body: bytes, secret: str, now: float = 0) -> bool:
    """header: SIGNATURE_HEADER. body: the raw bytes, before anything reads them as JSON."""
    parts = [part.strip().partition("=") for part in header.split(",")]
    sent_at = next((value for name, _, value in parts if name == "t"), "")
    if not sent_at.isdigit() or abs((now or time.time()) - int(sent_at)) > 300:
        return False
    signed = sent_at.encode() + b"." + body
    expected = hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest()
    return any(
        name == "v1" and hmac.compare_digest(value.encode(), expected.encode())
        for name, _, value in parts
    )
`;

const node = `const { createHmac, timingSafeEqual } = LOAD('node:crypto');

/** header: SIGNATURE_HEADER. body: a Buffer of the raw bytes, before anything reads them as JSON. */
function isGenuine(header, body, secret, now = Date.now() / 1000) {
  const parts = header.split(',').map((part) => part.trim().split('='));
  const sentAt = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\\d+$/.test(sentAt) || Math.abs(now - Number(sentAt)) > 300) return false;
  const expected = createHmac('sha256', secret).update(sentAt + '.').update(body).digest();
  return parts.some(([name, value = '']) => {
    const given = Buffer.from(value, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
`;
