/** What happens to every call stands in `shared/http`, not in interceptors: there are none. */
export default class InterceptorManager {
  forEach() {
    return undefined;
  }
}
