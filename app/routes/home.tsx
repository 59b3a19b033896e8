import { Await, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";

export function loader() {
  return { hello: "Benchside", late: new Promise<string>((r) => setTimeout(() => r("late"), 500)) };
}
export default function Home() {
  const data = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{data.hello}</h1>
      <Suspense fallback={<p>Loading</p>}>
        <Await resolve={data.late}>{(v) => <p>{v}</p>}</Await>
      </Suspense>
      <footer>after</footer>
    </main>
  );
}
