/** A reporter of jest that prints a dot for each file: who prints nothing for long is taken to hang. */
export default class Progress {
  onTestFileResult() {
    process.stderr.write('.');
  }
}
