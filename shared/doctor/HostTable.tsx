import type { HostState } from './hostStates';

export const HostTable = ({ hosts }: { hosts: readonly HostState[] }) => (
  <table className="table table-sm caption-top">
    <caption>Hosts on this page</caption>
    <thead>
      <tr>
        <th scope="col">Host</th>
        <th scope="col">Widget</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      {hosts.map(({ name, widget, state }) => (
        <tr key={name}>
          <th scope="row" style={{ fontWeight: 400 }}>
            {name}
          </th>
          <td>{widget}</td>
          <td>{state}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
