/**
 * For each request and each object, the pool wraps the prototype of its wrapper class in one more proxy
 * (`createProxyPrototypeClass` of @cloudflare/vitest-pool-workers 0.19.1; 0.23.0 is the same). After a thousand
 * requests, every property lookup passes through a thousand proxies. This module keeps only the first proxy of a
 * prototype.
 */
import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";

const proxies = new WeakSet<object>();

const isWrapperPrototype = (value: object) => value instanceof WorkerEntrypoint || value instanceof DurableObject;

globalThis.Proxy = new Proxy(Proxy, {
  construct(target, [object, handler]: [object, ProxyHandler<object>]) {
    if (proxies.has(object)) return object;
    const proxy = new target(object, handler);
    if (isWrapperPrototype(object)) proxies.add(proxy);
    return proxy;
  },
});
