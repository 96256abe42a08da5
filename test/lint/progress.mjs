/** Files after which a dot is printed. */
const pace = 50;

let files = 0;

/**
 * A rule that finds nothing and prints a dot now and then: looking through all files takes minutes, and a step of
 * `npm test` that prints nothing for long is taken to hang.
 */
export const progress = {
  rules: {
    dots: {
      create: () => {
        files += 1;
        if (files % pace === 0) process.stderr.write('.');
        return {};
      },
    },
  },
};
