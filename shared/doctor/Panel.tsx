import type { CallReport } from './callReport';
import { CallTable } from './CallTable';
import { errorOf, type Problem } from './errors';
import type { HostState } from './hostStates';
import { HostTable } from './HostTable';

interface Props {
  hosts: readonly HostState[];
  calls: readonly CallReport[];
  problems: readonly Problem[];
}

/** What the doctor found: folded away while all is well. For developers, so its words are not translated. */
export function Panel({ hosts, calls, problems }: Props) {
  const counted = [
    count(hosts.length, 'host'),
    count(calls.length, 'call'),
    count(problems.length, 'problem'),
  ];
  return (
    <details open={problems.length > 0} style={small}>
      <summary style={summary}>Wiring: {counted.join(', ')}</summary>
      {problems.map((problem) => (
        <div key={problem} className={`alert alert-${tone[errorOf(problem).level]}`} style={box}>
          <p role="note" style={note}>
            {problem}
          </p>
          <p>
            {errorOf(problem).says} {errorOf(problem).fix}
          </p>
        </div>
      ))}
      <HostTable hosts={hosts} />
      {calls.length > 0 && <CallTable calls={calls} />}
    </details>
  );
}

// Styles of the doctor's own would stand in everyone's style sheet.
const small = { marginTop: 16, fontSize: 'var(--ww-font-size-small)' };
const summary = { marginBottom: 8 };
const box = { marginBottom: 16 };
const note = { marginBottom: 4, fontWeight: 600 };

const tone = { error: 'danger', warning: 'warning' };

const count = (number: number, noun: string) =>
  `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
