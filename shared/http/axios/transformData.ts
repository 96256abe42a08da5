interface Body {
  data?: unknown;
}

/** A body is sent and handed on as it is. `this` is the call; `answer` is there when its answer is asked for. */
export default function transformData(this: Body, _: unknown, answer?: Body): unknown {
  return (answer ?? this).data;
}
