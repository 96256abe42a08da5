import type { CallReport } from './callReport';

const numberOf = (problem: string) => /^\w+/.exec(problem)?.[0];

export const CallTable = ({ calls }: { calls: readonly CallReport[] }) => (
  <table className="table table-sm caption-top">
    <caption>Calls of this widget</caption>
    <thead>
      <tr>
        <th scope="col">Call</th>
        <th scope="col">Status</th>
        <th scope="col" className="text-end">
          ms
        </th>
        <th scope="col">Verdict</th>
      </tr>
    </thead>
    <tbody>
      {calls.map(({ method, path, status, time, problems }, index) => (
        <tr key={index}>
          <th scope="row" style={{ fontWeight: 400 }}>
            {method} {path}
          </th>
          <td>{status}</td>
          <td className="text-end">{time}</td>
          <td>{problems.map(numberOf).join(', ') || 'fine'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
