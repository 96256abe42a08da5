import { formatCsv, parseCsv } from './csv';
import { readText } from './readText';

const rows = (text: string) => parseCsv(text).rows.map(({ cells }) => cells);

describe('a CSV file that is read', () => {
  it.each([
    ['commas', 'name,price\nBlue Dream,12.50'],
    ['semicolons', 'name;price\nBlue Dream;12.50'],
    ['semicolons and a last line end', 'name;price\r\nBlue Dream;12.50\r\n'],
    ['tabs', 'name\tprice\nBlue Dream\t12.50'],
    ['Windows line ends', 'name,price\r\nBlue Dream,12.50\r\n'],
    ['quotes', '"name","price"\n"Blue Dream","12.50"'],
    ['a byte order mark', '\uFEFFname,price\nBlue Dream,12.50'],
    ['its separator named', 'sep=;\r\nname;price\r\nBlue Dream;12.50'],
    ['blanks around cells', 'name , price\n Blue Dream ,12.50 '],
  ])('has the same cells with %s', (_, text) => {
    expect(parseCsv(text).header).toEqual(['name', 'price']);
    expect(rows(text)).toEqual([['Blue Dream', '12.50']]);
  });

  it('keeps separators, quotes and line ends inside quotes', () => {
    expect(rows('name,note\n"Gelato, #33","says ""hi""\nand goes"')).toEqual([
      ['Gelato, #33', 'says "hi"\nand goes'],
    ]);
  });

  it('numbers rows as a spreadsheet does, blank ones counted and left out', () => {
    expect(parseCsv('name\nA\n\n \nB').rows.map(({ number }) => number)).toEqual([2, 5]);
    expect(parseCsv('sep=,\nname,x\nA,1').rows.map(({ number }) => number)).toEqual([3]);
  });

  it('names the row whose quotation marks do not match', () => {
    const problemOf = (text: string) => parseCsv(text).problem;
    expect(problemOf('name,price\nA,1\n"B,2')).toContain('in row 3 do not match.');
    expect(problemOf('sep=,\nname,price\n"B,2')).toContain('in row 3 do not match.');
    expect(problemOf('name,price\nA,1')).toBe('');
  });

  it.each(['', '\uFEFF', '\r\n\r\n'])('is empty when it holds %j', (text) => {
    expect(parseCsv(text)).toEqual({ header: [], rows: [], problem: '' });
  });
});

describe('a CSV file that is written', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('defuses %j', (cell) => {
    const [, line = ''] = formatCsv([['name'], [cell]]).split('\r\n');
    expect(line.replace(/^"/, '')).toMatch(/^'/);
  });

  it('is read back as it was', () => {
    const cells = [
      '=1+1',
      "'=1+1",
      "''-5",
      "'",
      '-5',
      'a;b,c',
      'says "hi"',
      "'quoted'",
      'Ünïcode 🌿',
      '0012',
    ];
    expect(rows(formatCsv([cells.map(String), cells]))).toEqual([cells]);
  });
});

describe('the text of a file', () => {
  const accents = 'Crème; 3,5 €';
  const utf16 = (isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * accents.length + 2));
    const marked = `\uFEFF${accents}`;
    for (let index = 0; index < marked.length; index++) {
      view.setUint16(2 * index, marked.charCodeAt(index), isLittle);
    }
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', new TextEncoder().encode(accents)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${accents}`)],
    ['UTF-16, little end first', utf16(true)],
    ['UTF-16, big end first', utf16(false)],
  ])('is read from %s', async (_, bytes) => {
    expect(await readText(new Blob([bytes]))).toBe(accents);
  });

  it('is read from Windows-1252', async () => {
    const bytes = [0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0xbd];
    expect(await readText(new Blob([Uint8Array.from(bytes)]))).toBe('Crème ½');
  });
});
