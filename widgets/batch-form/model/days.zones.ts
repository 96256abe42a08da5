import { batchRow, noEdits } from './edits';
import { formReducer, startingForm } from './form';
import { payloadOf } from './payload';
import { shown } from './values';
import { generateBatch, randomFrom } from './generated.testkit';

// Run by days.test.ts in a process of its own: the time zone belongs to the process, and jest shields it.
const zones = [
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Europe/London',
  'Africa/Cairo', // its summer time starts at midnight, so one day a year has none
  'Asia/Kolkata',
  'Pacific/Auckland',
];
const names = {
  expirationDate: 'expiration_date',
  harvestDate: 'harvest_date',
  labResultsDate: 'lab_results_date',
  manufactureDate: 'manufacture_date',
} as const;
type DayField = keyof typeof names;

const differences: string[] = [];
let checked = 0;
const batch = generateBatch(randomFrom(1));

for (const zone of zones) {
  process.env.TZ = zone;
  const summer = new Date('2028-07-01T12:00:00Z');
  if (summer.toLocaleString('en') !== summer.toLocaleString('en', { timeZone: zone })) {
    throw new Error(`This process does not change to ${zone}`);
  }
  for (let index = 0; index < 400; index += 1) {
    const day = new Date(Date.UTC(2027, 11, 1 + index)).toISOString().slice(0, 10);
    checked += 1;
    for (const field of Object.keys(names) as DayField[]) {
      const edit = { type: 'edited', list: 'batch', id: batchRow, field, value: day } as const;
      const { edits } = formReducer(startingForm, edit, batch);
      const got = {
        chosen: payloadOf(batch, edits)[names[field]],
        untouched: payloadOf({ ...batch, [field]: day }, noEdits)[names[field]],
        shown: shown('day', day),
        ofMoment: shown('day', `${day}T00:00:00Z`),
      };
      for (const [what, value] of Object.entries(got)) {
        if (value !== day) differences.push(`${zone} ${day} ${field} ${what}: ${String(value)}`);
      }
    }
  }
}

process.stdout.write(JSON.stringify({ zones: zones.length, checked, differences }));
