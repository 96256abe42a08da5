import { screen, waitFor, within } from '@testing-library/react';
import { spoilAnswers } from '../../test/support/spoilAnswers';
import { button, choose, open, paths, says, sent, warns } from './page.testkit';

const upload = '/dashboard/vendor/7/brands/logo/';

const picture = (name: string) => new File([name], name, { type: 'image/png' });
const bitmap = (width: number) => ({ width, height: width }) as ImageBitmap;

beforeEach(() => {
  // jsdom draws nothing.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((take) => take(new Blob(['cut'], { type: 'image/png' })));
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

const openLogo = async (options?: Parameters<typeof open>[0]) => {
  const opened = await open(options);
  await choose(opened, 'Meridian', 'Change the logo');
  const dialog = within(await screen.findByRole('dialog', { name: 'Logo of Meridian' }));
  const file = await dialog.findByLabelText(/^Choose a/);
  return { ...opened, dialog, file };
};

it('takes the picture that was chosen last, also when an earlier one is opened later', async () => {
  const opening = new Map<string, (opened: ImageBitmap) => void>();
  Object.assign(globalThis, {
    createImageBitmap: (file: File) =>
      new Promise<ImageBitmap>((resolve) => opening.set(file.name, resolve)),
  });
  const { user, dialog, file } = await openLogo();
  await user.upload(file, picture('large.png'));
  await user.upload(file, picture('small.png'));
  await waitFor(() => expect(opening.size).toBe(2));
  opening.get('small.png')?.(bitmap(300));
  await button('Use this logo');
  opening.get('large.png')?.(bitmap(100));
  await Promise.resolve();
  await waitFor(() => expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible());
  expect(dialog.queryByText(/This picture is 100 × 100/)).toBeNull();
});

/** Has the server say what the logo is by now: the backend of these tests reads no file. */
const hasLogo = (logo: string | null) => {
  const brands = [{ id: 9004, name: 'Meridian', logo, status: 'active' }];
  const answer = { brands, brandNames: brands, count: 1, hasEditPermission: true };
  spoilAnswers(({ url }) => url.includes(paths.list), 200, JSON.stringify(answer));
};

const openShort = async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve(bitmap(300)) });
  const opened = await openLogo({ config: (given) => ({ ...given, timeout: 1 }) });
  await opened.user.upload(opened.file, picture('logo.png'));
  return opened;
};

it('does not take an earlier logo, which arrived after all, for the one that is lost now', async () => {
  const opened = await openShort();
  const { user, backend, dialog } = opened;
  await backend.failNext('POST', upload, 'hang');
  await user.click(await button('Use this logo'));
  await waitFor(async () => expect(await sent(opened, upload)).toHaveLength(1));
  await backend.failNext('POST', paths.list, 'forbidden-403');
  expect(await dialog.findByText(/^We don’t know whether the logo arrived/)).toBeVisible();
  hasLogo('/dashboard/vendor/7/brands/9004/logo/1/');
  await backend.failNext('POST', upload, 'drop-before');
  await user.click(await button('Use this logo'));
  expect(await dialog.findByText(/^The logo was not changed/)).toBeVisible();
  expect(screen.queryByText('Changed the logo of Meridian.')).toBeNull();
});

describe('closed while it is looked for what became of a lost answer', () => {
  const loseAnswer = async (logo: string | null) => {
    const opened = await openShort();
    const { user, backend, dialog } = opened;
    await backend.failNext('POST', upload, 'drop-before');
    await user.click(await button('Use this logo'));
    await dialog.findByText(/^We don’t know yet whether the logo arrived/);
    hasLogo(logo);
    const [close] = dialog.getAllByRole('button', { name: 'Close' });
    if (close) await user.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    return opened;
  };

  it('says so when the logo is there', async () => {
    await loseAnswer('/dashboard/vendor/7/brands/9004/logo/1/');
    await says('Changed the logo of Meridian.');
  });

  it('says so when it is not, and opens again to be tried once more', async () => {
    const { user } = await loseAnswer(null);
    await warns(/Logo of Meridian: The logo was not changed\./);
    await user.click(await button('Retry'));
    expect(await screen.findByRole('dialog', { name: 'Logo of Meridian' })).toBeVisible();
    expect(screen.queryByText(/^Logo of Meridian: /)).toBeNull();
  });
});
