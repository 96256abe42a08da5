import { t } from '@shared/page/i18n';

/** How the files of certificates begin, whatever their names say. */
const signatures: readonly { name: RegExp; starts: readonly number[] }[] = [
  { name: /\.pdf$/i, starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { name: /\.png$/i, starts: [0x89, 0x50, 0x4e, 0x47] },
  { name: /\.jpe?g$/i, starts: [0xff, 0xd8, 0xff] },
];

export const acceptedFiles = '.pdf,.png,.jpg,.jpeg';

/** Why a file is not sent, null when it is a certificate by its name and by its first bytes. */
export async function refusalOf(file: File): Promise<string | null> {
  const kind = signatures.find(({ name }) => name.test(file.name));
  if (!kind) return t('This is no PDF, PNG or JPEG file. Choose the certificate as one of these.');
  const bytes = await firstBytes(file, kind.starts.length);
  if (bytes === null) return t('This file can no longer be read. Choose it again.');
  if (bytes.length === 0) return t('This file is empty. Export the certificate again.');
  return kind.starts.every((byte, index) => bytes[index] === byte)
    ? null
    : t('This file is not what its name says. Export the certificate again.');
}

const firstBytes = (file: File, count: number): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(file.slice(0, count));
  });
