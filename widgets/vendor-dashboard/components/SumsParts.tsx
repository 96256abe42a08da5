import type { Summary } from '../model/answers';
import type { DashboardList } from './dashboardList';
import { Figures } from './Figures';
import { OverTime } from './OverTime';
import { Rankings } from './Rankings';

interface Props {
  list: DashboardList;
  summary: Summary;
}

/** The figures; without orders there is nothing that they are made of. */
export const SumsParts = ({ list, summary }: Props) => (
  <>
    <Figures list={list} summary={summary} />
    {(summary.current.orders ?? 1) > 0 && (
      <>
        <OverTime list={list} summary={summary} />
        <Rankings list={list} summary={summary} />
      </>
    )}
  </>
);
