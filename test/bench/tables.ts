import { buyButton, type BytesFigure } from './bytes';
import type { EditFigure, HugeFigure } from './edits';
import type { EvaluationFigure } from './evaluation';

/** Of a screen's first content to that of an empty screen with the same chunks. */
const evaluationLimit = 1.3;
/** Milliseconds: what a person feels while typing begins here. */
const longTaskLimit = 50;

export interface Row extends Record<string, string | boolean> {
  isOver: boolean;
}

export interface Table {
  title: string;
  rows: Row[];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
const ms = (time: number) => `${time.toFixed(1)} ms`;
const times = (ratio: number) => `${ratio.toFixed(2)} ×`;

export function bytesTable(figures: readonly BytesFigure[]): Table {
  const peer = figures.find(({ name }) => name === buyButton)?.gzip ?? NaN;
  return {
    title: `Bytes; every first load below the ${kB(peer)} of ${buyButton}`,
    rows: figures.map(({ name, gzip, brotli, requests, limit }) => ({
      what: name,
      gzip: kB(gzip),
      limit: limit === null ? '' : kB(limit),
      brotli: kB(brotli),
      requests: String(requests),
      isOver: limit !== null && !(gzip <= limit && gzip < peer),
    })),
  };
}

export const evaluationTable = (figures: readonly EvaluationFigure[]): Table => ({
  title: 'From the last script to first content: time on a processor 4 × slower, ratios of work',
  rows: figures.map(({ name, time, toEmpty, toReact }) => ({
    what: name,
    time: ms(time),
    'to an empty screen': toEmpty === null ? '' : times(toEmpty),
    limit: toEmpty === null ? '' : times(evaluationLimit),
    'to itself under React': toReact === null ? '' : times(toReact),
    isOver: toEmpty !== null && toEmpty > evaluationLimit,
  })),
});

export const editsTable = (figures: readonly EditFigure[]): Table => ({
  title: 'The same step with few rows and with very many: main thread busy',
  rows: figures.map(({ widget, step, small, huge, limit, longTask }) => ({
    what: `${widget}, ${step}`,
    few: ms(small),
    many: ms(huge),
    ratio: times(huge / small),
    limit: limit === null ? '' : times(limit),
    'longest task over 50 ms': longTask === 0 ? 'none' : ms(longTask),
    isOver: (limit !== null && huge / small > limit) || longTask > longTaskLimit,
  })),
});

export const hugeTable = (figures: readonly HugeFigure[]): Table => ({
  title: 'What a page holds',
  rows: figures.map(({ widget, nodes, heap }) => ({
    what: widget,
    'elements, few rows': String(nodes.small),
    'elements, very many': String(nodes.huge),
    'heap, few rows': kB(heap.small),
    'heap, very many': kB(heap.huge),
    isOver: false,
  })),
});
