import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The part of the page that matters is printed first; seven thousand characters hide the message.
process.env.DEBUG_PRINT_LIMIT ??= '2000';

// The default second is too short where two cores run the bundler, jest and a browser side by side.
configure({ asyncUtilTimeout: 3000 });

// Answers arrive when they do, as in a browser, and the tests wait for what they should show. React would
// rather be told of each update; Testing Library still says so around its own events.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
